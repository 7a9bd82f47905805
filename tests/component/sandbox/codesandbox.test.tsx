import { codesandboxForm, openCodeSandbox } from '../../../src/sandbox/codesandbox';
import { smallProject } from '../../unit/support/small-demo';

test('CodeSandbox is opened by one form, in a new tab that cannot reach this one', () => {
  const sent: Record<string, unknown>[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push({
      inPage: this.isConnected,
      action: this.action,
      method: this.method,
      target: this.target,
      rel: this.getAttribute('rel'),
      fields: Object.fromEntries(new FormData(this)),
    });
  });
  const project = smallProject();
  openCodeSandbox(project);
  const { action, fields } = codesandboxForm(project);
  expect(sent).toEqual([
    { inPage: true, action, method: 'post', target: '_blank', rel: 'noopener', fields },
  ]);
  expect(document.querySelector('form')).toBeNull();
});
