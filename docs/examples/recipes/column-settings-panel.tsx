import React from 'react';

const group = { display: 'flex', alignItems: 'center', gap: 4 };

interface PanelProps<Name extends string> {
  titles: Record<Name, string>;
  order: Name[];
  hidden: Name[];
  hide: (names: Name[]) => void;
  move: (name: Name, to: number) => void;
}

/** For each column, a box that shows it and two buttons that move it. */
export default function Panel<Name extends string>(props: PanelProps<Name>) {
  const { titles, order, hidden, hide, move } = props;
  const shown = order.filter((name) => !hidden.includes(name));
  const toggle = (name: Name, isShown: boolean) =>
    hide(isShown ? hidden.filter((other) => other !== name) : [...hidden, name]);

  const arrow = (name: Name, step: -1 | 1) => (
    <button
      type="button"
      className="demo-button"
      data-small=""
      aria-label={`Move ${titles[name]} ${step < 0 ? 'back' : 'forward'}`}
      onClick={() => move(name, order.indexOf(name) + step)}
    >
      {step < 0 ? '‹' : '›'}
    </button>
  );

  return (
    <div className="demo-controls" role="group" aria-label="Columns">
      {order.map((name) => (
        <span key={name} role="group" aria-label={titles[name]} style={group}>
          <label>
            <input
              type="checkbox"
              checked={shown.includes(name)}
              disabled={shown.length === 1 && shown[0] === name}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {titles[name]}
          </label>
          {arrow(name, -1)}
          {arrow(name, 1)}
        </span>
      ))}
    </div>
  );
}
