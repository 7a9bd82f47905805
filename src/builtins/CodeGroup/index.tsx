import '../../styles/authoring/authoring.css';
import Tabs from 'dumi/theme/builtins/Tabs';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';

interface BlockProps {
  lang?: string;
  title?: string;
}

/**
 * Blocks of code as tabs, each with its title or language. Those in markdown become tabs in
 * `plugin/pages/rehype-authoring`.
 */
const CodeGroup: React.FC<{ id?: string }> = ({ id = 'code-group', children }) => {
  const t = useMessages();
  const blocks = React.Children.toArray(children).filter(
    (child): child is React.ReactElement<BlockProps> => React.isValidElement(child),
  );
  const titles = blocks.map(({ props }) => props.title ?? props.lang ?? 'txt');
  return (
    <Tabs id={id} label={t('markdown.tabs')} titles={titles}>
      {blocks.map((block, at) => (
        // Their order never changes.
        <div key={at}>{React.cloneElement(block, { title: undefined })}</div>
      ))}
    </Tabs>
  );
};

export default CodeGroup;
