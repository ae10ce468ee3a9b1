import { flag, text } from '#shared/domain/site/readers.ts';
import { attributes, html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon, isIcon, type IconName } from '../../icons.ts';
import { defineSection } from '../../section.ts';
import { contrast, mix, parseColour, readableOn, toHex, white, type Rgb } from '#shared/theme/colour.ts';

/** Names that icon pickers use, by what they show. */
const pictured: readonly [RegExp, IconName][] = [
  [/warn|alert|exclam|danger/i, 'warning'],
  [/snow|winter|ice|cold/i, 'snow'],
  [/tag|sale|percent|offer|deal|dollar|gift/i, 'tag'],
  [/clock|time|hour/i, 'clock'],
  [/calendar|date|event/i, 'calendar'],
  [/phone|call/i, 'phone'],
  [/star/i, 'star'],
  [/heart/i, 'heart'],
  [/bolt|flash|emergency|light/i, 'bolt'],
  [/home|house/i, 'home'],
  [/check|info/i, 'check'],
];

function announcementIcon(name: string): IconName {
  return isIcon(name) ? name : (pictured.find(([pattern]) => pattern.test(name))?.[1] ?? 'megaphone');
}

/** The chosen colour where it can be read on the background, else one that can. */
function readable(value: unknown, background: Rgb, ratio: number): string {
  const colour = parseColour(text(value));
  return toHex(colour && contrast(colour, background) >= ratio ? colour : readableOn(background));
}

export const launchSiteBannerV21 = defineSection({
  reads: ['announcement', 'custom_secondary'],
  ground: 'own',
  isPresent: ({ announcement }) =>
    flag(announcement?.show_announcement) && text(announcement?.description).trim() !== '',
  render({ announcement, custom_secondary }) {
    const background =
      parseColour(text(announcement?.background_color)) ??
      parseColour(text(custom_secondary)) ??
      mix(white, [0, 0, 0], 0.9);
    const colours = [
      `--notice-bg:${toHex(background)}`,
      `--notice-ink:${readable(announcement?.text_color, background, 4.5)}`,
      `--notice-ico:${readable(announcement?.icon_color, background, 3)}`,
    ].join(';');
    return html`<aside
      id="launch-site-banner"
      class="notice"
      aria-label="Announcement"
      ${attributes({ style: colours })}
    >
      <p class="wrap">
        ${icon(announcementIcon(text(announcement?.icon).trim()))}<span>${text(announcement?.description).trim()}</span>
      </p>
    </aside>`;
  },
  styles: [
    css`
      .notice {
        background: var(--notice-bg);
        color: var(--notice-ink);
        font-size: 0.9375rem;
        font-weight: 600;
        line-height: 1.45;
      }
      .notice p {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.7rem;
        padding-block: 0.65rem;
      }
      .notice .ico {
        color: var(--notice-ico);
        width: 1.4em;
        height: 1.4em;
      }
      .notice span {
        white-space: pre-line;
      }
    `,
  ],
});
