import './demo-crash.css';
import React from 'react';
import { useMessages } from '../hooks/use-messages';
import { useSite } from '../hooks/use-site';
import { StackTrace } from '../ui/stack-trace';
import { issueUrl } from './issue-url';
import { thrownText } from './thrown';

interface DemoCrashProps {
  name: string;
  /** Any value that the demo threw. */
  error: unknown;
}

/** Details of a crash: message, stack, and a link to a prefilled issue. */
const DemoCrash: React.FC<DemoCrashProps> = ({ name, error }) => {
  const t = useMessages();
  const { repository } = useSite().options;
  const { message = t('demo.crashed'), stack } = thrownText(error);
  // The longest part comes last, where it may be cut.
  const body = `${window.location.href}\n\n${navigator.userAgent}\n\n\`\`\`\n${stack ?? message}\n\`\`\``;
  const title = `${name}: ${message.replace(/\n[^]*/, '')}`;
  const report = issueUrl({ repository, title, body });
  return (
    <>
      <p>{message}</p>
      {stack && <StackTrace label={t('demo.stack')} stack={stack} />}
      {report && (
        <a href={report} target="_blank" rel="noreferrer">
          {t('demo.report')}
        </a>
      )}
    </>
  );
};

export default DemoCrash;
