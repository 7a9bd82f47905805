import { expectPictures } from '../../e2e/support/gallery-pictures';

test('the gallery shows every demo in dark', () => expectPictures('dark'));
