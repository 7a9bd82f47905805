import { act, screen } from '@testing-library/react';
import React from 'react';
import SourceCode from '../../../src/builtins/SourceCode';
import { installCopyCommand, pasted, removeClipboard } from '../support/clipboard';
import { renderSite } from '../support/render-site';

const HTML = {
  __html:
    '<span class="c-keyword">const </span>list: Array&lt;string&gt; = <span class="c-string">&#39;a &amp; b&#39;</span>;\n\nnext();',
};
const TEXT = "const list: Array<string> = 'a & b';\n\nnext();";

const button = () => screen.getByRole('button', { name: 'Copy code' });

test('highlighted code shows as text, not as markup', () => {
  renderSite(<SourceCode html={HTML} />);
  const code = screen.getByRole('figure').querySelector('code');
  expect(code?.textContent).toBe(TEXT);
  expect(code?.querySelector('.c-keyword')).toHaveTextContent('const');
});

test('code that was not highlighted shows plainly', () => {
  renderSite(<SourceCode>{'a < b'}</SourceCode>);
  expect(screen.getByText('a < b')).toBeInTheDocument();
});

test('a title stands over it', () => {
  renderSite(<SourceCode html={HTML} title="list.ts" />);
  expect(screen.getByText('list.ts')).toBeInTheDocument();
});

test.each([
  ['highlighted', <SourceCode key="a" html={HTML} />, TEXT],
  ['plain', <SourceCode key="b">{'a < b'}</SourceCode>, 'a < b'],
])(
  'of %s code the text is copied, and that it was is said',
  async (_, element, expected) => {
    const { user } = renderSite(element);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button());
    expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
    expect(await pasted()).toBe(expected);
  },
);

test('it works by keyboard: the code can be scrolled, then copied', async () => {
  const { user } = renderSite(<SourceCode html={HTML} />);
  await user.tab();
  expect(screen.getByRole('figure').querySelector('pre')).toHaveFocus();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await pasted()).toBe(TEXT);
});

test('after a while nothing is said any more, and copying works again', async () => {
  jest.useFakeTimers();
  try {
    const { user } = renderSite(<SourceCode html={HTML} />, '/', {
      advanceTimers: jest.advanceTimersByTime,
    });
    await user.click(button());
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button());
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('without a clipboard the text is copied the old way, and the focus stays', async () => {
  const copied = installCopyCommand(true);
  const { user } = renderSite(<SourceCode html={HTML} />);
  removeClipboard();
  await user.click(button());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copied).toEqual([TEXT]);
  expect(document.querySelector('textarea')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('a clipboard that refuses is gone round the same way', async () => {
  const copied = installCopyCommand(true);
  const { user } = renderSite(<SourceCode html={HTML} />);
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new Error('NotAllowedError'));
  await user.click(button());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copied).toEqual([TEXT]);
});

test('where nothing works, that is said, and nothing is left on the page', async () => {
  installCopyCommand(false);
  const { user } = renderSite(<SourceCode html={HTML} />);
  removeClipboard();
  await user.click(button());
  expect(await screen.findByText('Copy failed')).toHaveAttribute('role', 'status');
  expect(document.querySelector('textarea')).not.toBeInTheDocument();
});

test('an answer of the clipboard that comes after the page is left does no harm', async () => {
  let answer: () => void = () => undefined;
  const { user, unmount } = renderSite(<SourceCode html={HTML} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((done) => {
      answer = done;
    }),
  );
  await user.click(button());
  unmount();
  answer();
  await Promise.resolve();
  await Promise.resolve();
  expect(document.body).toHaveTextContent(/^$/);
});

test('it speaks the language of the page', async () => {
  const { user } = renderSite(<SourceCode html={HTML} />, '/zh-CN');
  await user.click(screen.getByRole('button', { name: '复制代码' }));
  expect(await screen.findByText('已复制')).toBeInTheDocument();
});
