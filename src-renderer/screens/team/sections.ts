import { cardSection } from '../../editor/card-section.ts';

export const cards = {
  page: cardSection('team', 'page', 'Team page', ['show_team_page', 'team_header', 'team_subtitle']),
  teammates: cardSection('team', 'teammates', 'Teammates', ['teammates']),
  texts: cardSection('team', 'texts', 'Text columns', [
    'team_show_image',
    'team_col_1_header',
    'team_col_1',
    'team_col_2_header',
    'team_col_2',
  ]),
};
