import { LIVE } from '../../ui/live';
import { ownerOf } from './replay';

/**
 * Tells parts that become live what came of their pictures before. Of a picture in the document React
 * hears neither `load` nor `error` if it is over by then, where it hears both of one that it makes in
 * the browser, and a component shows something else in the place of a picture that is missing.
 */
export function tellOfPictures(): void {
  const over = new Map<HTMLImageElement, string>();
  const note = (picture: HTMLImageElement, type: string) => {
    if (!ownerOf(picture).hasAttribute(LIVE)) over.set(picture, type);
  };
  for (const picture of document.images) {
    if (!picture.complete || !picture.hasAttribute('src')) continue;
    if (picture.naturalWidth > 0) note(picture, 'load');
    // A drawing without a size has no width either.
    else {
      picture.decode().then(
        () => note(picture, 'load'),
        () => note(picture, 'error'),
      );
    }
  }
  const onEvent = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) note(target, type);
  };
  addEventListener('load', onEvent, true);
  addEventListener('error', onEvent, true);
  document.addEventListener(LIVE, ({ detail }: CustomEventInit<Element>) => {
    for (const [picture, type] of [...over]) {
      if (ownerOf(picture) !== detail) continue;
      over.delete(picture);
      picture.dispatchEvent(new Event(type));
    }
  });
}
