import React from 'react';
import { useHref, useNavigate, type LinkProps } from 'react-router-dom';
import { followPress, isPlainClick } from '../navigation/links';

type Props = LinkProps & { prefetch?: unknown };
type Press = React.MouseEvent<HTMLAnchorElement>;

/** A link whose address is given. */
const Anchor: React.FC<Props & { anchor: React.Ref<HTMLAnchorElement> }> = (props) => {
  const { anchor, to, replace, state, reloadDocument, prefetch, onClick, ...rest } =
    props;
  void prefetch;
  const navigate = useNavigate();
  const ownWindow = !rest.target || rest.target === '_self';
  const asksMore = ownWindow && !reloadDocument && (replace || state !== undefined);
  const press = (event: Press) => {
    onClick?.(event);
    if (!asksMore && !reloadDocument) followPress(event.nativeEvent);
    if (!asksMore || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace, state: state as unknown });
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- it is among the other properties
  return <a {...rest} href={useHref(to)} onClick={press} ref={anchor} />;
};

/**
 * umi's link, whose `prefetch` is what every link of the theme does. One with `replace` or `state`
 * navigates by itself; every other one is followed by `navigation/links`, as links in HTML are.
 */
export const Link = React.forwardRef<HTMLAnchorElement, Props>(function Link(props, ref) {
  return props.to ? <Anchor {...props} anchor={ref} /> : null;
});
