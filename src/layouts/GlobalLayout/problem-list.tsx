import './problem-list.css';
import React from 'react';
import type { Problem } from '../../model/problem';

/** What a maintainer has to mend, over the page, in the development server only. */
const ProblemList: React.FC<{ problems: Problem[] }> = ({ problems }) => (
  <div className="ledger-problems" role="alert">
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.code}:${problem.message}`}>
          <code>
            {problem.file}:{problem.line}
          </code>{' '}
          {problem.message} {problem.hint}
        </li>
      ))}
    </ul>
  </div>
);

export default ProblemList;
