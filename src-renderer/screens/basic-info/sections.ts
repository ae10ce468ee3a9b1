import { attributes, socials } from '#shared/record-catalogue/rows/basic-info.ts';
import { labelAt } from '../../editor/bound-field.ts';
import { cardSection, fieldsOf } from '../../editor/card-section.ts';

/** The screen's cards in their order. */
export const cards = {
  content: cardSection('basicInfo', 'content', 'Content', ['primary_keyword', 'keywords']),
  company: cardSection('basicInfo', 'company', 'Company', [
    'company_name',
    'company_type',
    'company_tagline',
    'phone',
    'email',
    'additional_phone_number_list',
    'about',
    'title_tag',
    'meta_description',
    'license_number',
    'years_in_business',
  ]),
  attributes: cardSection('basicInfo', 'attributes', 'Attributes', fieldsOf(attributes)),
  badges: cardSection('basicInfo', 'badges', 'Badges', ['custom_badges']),
  hours: cardSection('basicInfo', 'hours', labelAt(['business_hours']), ['business_hours', 'special_hours']),
  widget: cardSection('basicInfo', 'widget', 'Job-photo widget', ['home_page_widget']),
  announcement: cardSection('basicInfo', 'announcement', 'Announcement', ['announcement']),
  address: cardSection('basicInfo', 'street', 'Address', [
    'street_address',
    'city',
    'state',
    'zip_code',
    'country',
    'coordinates',
  ]),
  location: cardSection('basicInfo', 'location', 'Location', ['service_areas', 'town_pages_most_shared']),
  socials: cardSection('basicInfo', 'socials', 'Social media', fieldsOf(socials)),
};
