import { downloadZip, zipOf } from '../../../src/sandbox/zip';
import { smallProject } from '../../unit/support/small-demo';

const page = 'https://example.org/demo/frozen-rows';

test('the archive is saved under the demo’s name, and its address is given back', () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
  const saved: string[] = [];
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    const link = event.target as HTMLAnchorElement;
    saved.push(`${link.download} of ${link.href}`);
  };
  document.addEventListener('click', onClick);

  downloadZip(smallProject(), { page });
  expect(saved).toEqual(['frozen-rows-demo.zip of blob:1']);
  expect(document.querySelector('a')).toBeNull();
  expect(blobs[0]?.type).toBe('application/zip');
  expect(blobs[0]?.size).toBe(zipOf(smallProject(), { page }).length);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:1']);

  document.removeEventListener('click', onClick);
  jest.useRealTimers();
});
