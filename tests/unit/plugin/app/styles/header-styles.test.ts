import { headerLogo } from '../../../../../src/plugin/app/styles/header-styles';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

describe('the logo in the header', () => {
  const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
  const logoOf = (logo: string | undefined, unnamed?: boolean) => {
    const root = folderWith({
      'public/square.svg': svg('width="64" height="64"'),
      'public/wide.svg': svg('viewBox="0 0 400 100"'),
    });
    return headerLogo({ root, options: { logo }, unnamed, bases: ['/base/'] });
  };

  test('is as wide as its picture, beside the name', () => {
    expect(logoOf('/square.svg')).toEqual({ alone: false, height: 24, width: 24 });
    expect(logoOf('/base/wide.svg')).toEqual({ alone: false, height: 24, width: 96 });
  });

  test('has no width where that is not known', () => {
    expect(logoOf('https://example.org/wide.png')).toEqual({ alone: false, height: 24 });
    expect(logoOf('/gone.png')).toEqual({ alone: false, height: 24 });
  });

  test('stands alone where the site has no name', () => {
    expect(logoOf('/wide.svg', true)).toEqual({ alone: true, height: 32, width: 128 });
    expect(logoOf(undefined, true)).toMatchObject({ alone: false });
  });
});
