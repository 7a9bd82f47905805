import { expectWholeAgain } from '../support/whole-again';

test.each(['/', '/demo/simple'])(
  'the page %s, which came as a document, is whole again when the reader comes back',
  expectWholeAgain,
);
