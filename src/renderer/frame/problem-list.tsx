import './problem-list.css';
import React from 'react';
import type { Problem } from '../../model/problem';

/** The list of problems to fix, over the page. In the development server only. */
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
