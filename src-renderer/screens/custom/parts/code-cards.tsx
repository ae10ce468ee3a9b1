import { TriangleAlert } from 'lucide-react';
import { CodeField } from '../../../editor/fields/code-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Placed } from '../sketch/sketch.tsx';
import classes from './cards.module.css';
import { CustomText } from './placed-texts.tsx';

const head = { page: 'code', parts: ['head'], place: 'head of every page, unseen' } as const;
const body = { page: 'code', parts: ['body'], place: 'end of every page, unseen' } as const;
const bubble = { page: 'corner', parts: ['bubble'], place: 'beside the chat button' } as const;
const button = { page: 'corner', parts: ['button'], place: 'corner of every page' } as const;

/** What code that is pasted here can do to the page and to those who read it. */
function CodeWarning() {
  return (
    <div className={classes.warning} role="note">
      <TriangleAlert size={16} aria-hidden className={classes.mark} />
      <span>
        This code runs on the published page with all rights of the page: it can read what visitors type, change what
        they see and load code from elsewhere. Paste only what comes from a service that you trust. It runs after
        publishing, never in the preview.
      </span>
    </div>
  );
}

export function AnalyticsCard() {
  return (
    <SectionCard title="Analytics" purpose="Tags of a service that counts visitors.">
      <div className={classes.rows}>
        <CodeWarning />
        <Placed spot={head} section="header">
          <CodeField path={['google_analytics_tag']} />
        </Placed>
        <Placed spot={body} section="footer">
          <CodeField path={['google_analytics_tag_body']} />
        </Placed>
      </div>
    </SectionCard>
  );
}

export function ChatCard() {
  return (
    <SectionCard title="Chat" purpose="The chat button of every page.">
      <div className={classes.rows}>
        <Placed spot={bubble} section="text-us-button">
          <CustomText field="contact_chat_message" />
        </Placed>
        <CodeWarning />
        <Placed spot={button} section="text-us-button">
          <CodeField path={['so_tell_us_chat_code']} />
        </Placed>
      </div>
    </SectionCard>
  );
}
