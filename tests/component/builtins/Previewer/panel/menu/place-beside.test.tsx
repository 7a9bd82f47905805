import { placeBeside } from '../../../../../../src/builtins/Previewer/panel/menu/place-beside';

/** A window of 400 by 300 pixels with a box of 100 by 50 and a link of 40 by 20 in it. */
function place(link: { x: number; y: number }, direction = 'ltr', height = 50) {
  const root = document.documentElement;
  Object.defineProperties(root, {
    clientWidth: { value: 400, configurable: true },
    clientHeight: { value: 300, configurable: true },
  });
  const box = document.createElement('div');
  box.style.direction = direction;
  document.body.append(box);
  Object.defineProperties(box, {
    offsetWidth: { value: 100 },
    offsetHeight: { value: height },
  });
  const target = document.createElement('a');
  const { x, y } = link;
  target.getBoundingClientRect = () =>
    ({ left: x, right: x + 40, top: y, bottom: y + 20 }) as DOMRect;
  placeBeside(box, target);
  return [parseFloat(box.style.left), parseFloat(box.style.top)];
}

test('below the link, its edges where reading begins', () => {
  expect(place({ x: 50, y: 100 })).toEqual([50, 126]);
  expect(place({ x: 150, y: 100 }, 'rtl')).toEqual([90, 126]);
});

test('above the link where there is no room below', () => {
  expect(place({ x: 50, y: 250 })).toEqual([50, 194]);
});

test('never out of the window', () => {
  expect(place({ x: 380, y: 100 })).toEqual([292, 126]);
  expect(place({ x: -30, y: 100 })).toEqual([8, 126]);
  expect(place({ x: 10, y: 100 }, 'rtl')).toEqual([8, 126]);
  expect(place({ x: 50, y: 400 })).toEqual([50, 242]);
  expect(place({ x: 50, y: 150 }, 'ltr', 200)).toEqual([50, 92]);
});
