import './tree.css';
import React from 'react';

interface TreeProps {
  /** The name of the folder around all. */
  title?: string;
}

/**
 * The folders and files of a project, from nested lists. In markdown, `plugin/pages/file-tree` makes
 * folders of lists in it, which open and close without script.
 */
const Tree: React.FC<TreeProps> = ({ title, children }) => (
  <div className="ledger-tree" dir="ltr">
    {title && <p className="ledger-tree-title">{title}</p>}
    {children}
  </div>
);

export default Tree;
