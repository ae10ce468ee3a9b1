import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderHome } from '../../../../src-main/site-page/index.ts';
import { attributes, socials } from '#shared/record-catalogue/rows/basic-info.ts';
import { AnnouncementCard } from '../../../../src-renderer/screens/basic-info/parts/announcement-card.tsx';
import {
  AttributesCard,
  SocialsCard,
  WidgetCard,
} from '../../../../src-renderer/screens/basic-info/parts/small-cards.tsx';
import { icons } from '../../../../src-renderer/screens/basic-info/parts/icon-picker.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { publishInput } from '../../../support/site-page.ts';

afterEach(closeScreen);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('[BI-03] each attribute shows and sets its own field, in any form that the record has', async () => {
  const harness = await openScreen(<AttributesCard />, { insured: 'True', bonded: 0, bbb: 1 });
  for (const [name, { label }] of Object.entries(attributes)) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
    const before = name === 'insured' || name === 'bbb';
    expect([label, box.checked]).toEqual([label, before]);
    fireEvent.click(box);
    await waitFor(() => expect(harness.site()[name]).toBe(!before));
  }
});

test('[BI-08] the widget code is kept as it is typed', async () => {
  const harness = await openScreen(<WidgetCard />, { home_page_widget: '<b>old</b>' });
  expect(field('Widget code').value).toBe('<b>old</b>');
  type('Widget code', '<script src="https://photos.example/w.js"></script>\n');
  await waitFor(() =>
    expect(harness.site().home_page_widget).toBe('<script src="https://photos.example/w.js"></script>\n'),
  );
});

describe('the announcement', () => {
  test('[BI-09] the page draws each of the icons differently', () => {
    const drawings = icons.map(({ value: icon }) => {
      const page = renderHome(
        publishInput({ version: 'v2.1', announcement: { icon, show_announcement: true, description: 'Hello' } }),
      );
      return /id="launch-site-banner"[\s\S]*?(<svg[\s\S]*?<\/svg>)<span>Hello/.exec(page)?.[1];
    });
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(icons.length);
  });

  const announcement = {
    icon: 'snowflake',
    show_announcement: false,
    description: 'Closed on Friday',
    background_color: '#0b3d6b',
    text_color: '#ffffff',
    icon_color: '#ffffff',
  };

  test('[BI-09] is switched, described, given an icon and colors', async () => {
    const harness = await openScreen(<AnnouncementCard />, { announcement });
    await harness.user.click(screen.getByRole('switch', { name: 'Show the announcement' }));
    type('Description', 'Open on Friday');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Snowflake' }).checked).toBe(true);
    await harness.user.click(screen.getByRole('radio', { name: 'Price tag' }));
    type('Background color', '#fff8e1');
    type('Text color', '#112233');
    type('Icon color', '#223344');
    await waitFor(() =>
      expect(harness.site().announcement).toEqual({
        icon: 'tag',
        show_announcement: true,
        description: 'Open on Friday',
        background_color: '#fff8e1',
        text_color: '#112233',
        icon_color: '#223344',
      }),
    );
  });

  test('[BI-09] warns where text or icon can hardly be read', async () => {
    await openScreen(<AnnouncementCard />, { announcement });
    expect(screen.queryByText(/hard to read/)).toBeNull();
    type('Text color', '#5a7a99');
    await screen.findByText(
      /Contrast 2\.\d : 1 on its background, hard to read\. The page shows another color instead\./,
    );
    const warnings = () => screen.queryAllByText(/hard to (read|see)/);
    type('Icon color', '#1c4f7e');
    await waitFor(() => expect(warnings()).toHaveLength(2));
    type('Background color', '#000000');
    await waitFor(() => expect(warnings()).toHaveLength(1));
    type('Background color', '#ffd9ec');
    type('Text color', '#113355');
    await waitFor(() => expect(warnings()).toHaveLength(0));
  });

  test('[BI-09] without a background of its own stands on the site’s second color', async () => {
    await openScreen(<AnnouncementCard />, {
      custom_secondary: '#ffffff',
      announcement: { ...announcement, background_color: '' },
    });
    expect(screen.getAllByText(/Contrast 1.0 : 1/)).toHaveLength(2);
  });

  test('[BI-09] is noted as hard to read when it is dark and the site has no second color', async () => {
    await openScreen(<AnnouncementCard />, {
      custom_secondary: '',
      announcement: { ...announcement, background_color: '', text_color: '#222222', icon_color: '#222222' },
    });
    expect(screen.getAllByText(/hard to (read|see)/)).toHaveLength(2);
  });

  test('[BI-09] says that a shown one needs a description, and what an unknown icon becomes', async () => {
    const harness = await openScreen(<AnnouncementCard />, {
      announcement: { show_announcement: true, icon: 'fa-gift' },
    });
    expect(screen.getByText('Without a description the page shows nothing')).toBeTruthy();
    expect(screen.getByText(/an icon named “fa-gift”/)).toBeTruthy();
    type('Description', 'Hello');
    await waitFor(() => expect(screen.queryByText('Without a description the page shows nothing')).toBeNull());
    await waitFor(() => expect(harness.site().announcement).toHaveProperty('icon', 'fa-gift'));
  });
});

describe('the profiles', () => {
  test('[BI-13] each stands after http:// and edits its own field', async () => {
    const before = Object.fromEntries(Object.keys(socials).map((name) => [name, `${name}.example`]));
    const harness = await openScreen(<SocialsCard />, before);
    expect(screen.getAllByText('http://')).toHaveLength(11);
    for (const [name, { label }] of Object.entries(socials)) {
      expect(field(label).value).toBe(`${name}.example`);
      type(label, `${name}.example/us`);
      await waitFor(() => expect(harness.site()[name]).toBe(`${name}.example/us`));
    }
  });

  test('[BI-13] a pasted address loses its scheme', async () => {
    const harness = await openScreen(<SocialsCard />, {});
    await harness.user.click(field('Facebook'));
    await harness.user.paste('https://www.facebook.com/joes');
    expect(field('Facebook').value).toBe('www.facebook.com/joes');
    await waitFor(() => expect(harness.site().facebook_url).toBe('www.facebook.com/joes'));
  });
});
