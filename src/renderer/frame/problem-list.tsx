import './problem-list.css';
import '@@/ledger/problems';
import React from 'react';
import { useProblems } from './problems';

/** The list of problems to fix, over the page. In the development server only. */
const ProblemList: React.FC = () => {
  const problems = useProblems();
  if (problems.length === 0) return null;
  return (
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
};

export default ProblemList;
