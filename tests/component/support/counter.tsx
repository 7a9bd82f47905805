import React, { useEffect, useState } from 'react';

/** Effects of the counters that run or have ended, in order; a test empties it. */
export const life: string[] = [];

/** A demo with a state and an effect. */
export const Counter = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    life.push('begins');
    return () => {
      life.push('ends');
    };
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
};
