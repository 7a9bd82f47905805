import { messages } from '@@/dumi/locales/config';
import React from 'react';
import * as intl from 'ledger/react-intl';
import { usePageLocale } from './use-page-locale';

/**
 * dumi's exports from `react-intl`, for a site whose own components use them. There is no
 * provider around every page, so that other sites do not ship the library.
 */

const cache = intl.createIntlCache();
const shapes = new Map<string, intl.IntlShape>();

/** The formatter of react-intl in the language of the page. */
export function useIntl(): intl.IntlShape {
  const { id } = usePageLocale();
  const shape =
    shapes.get(id) ??
    intl.createIntl({ locale: id, messages: messages[id] ?? {} }, cache);
  shapes.set(id, shape);
  return shape;
}

/** Wraps a react-intl component in the provider that it needs. */
function provided<P extends object>(Component: React.ComponentType<P>): React.FC<P> {
  return function Provided(props) {
    return (
      <intl.RawIntlProvider value={useIntl()}>
        <Component {...props} />
      </intl.RawIntlProvider>
    );
  };
}

export const FormattedDate = /* @__PURE__ */ provided(intl.FormattedDate);
export const FormattedDateParts = /* @__PURE__ */ provided(intl.FormattedDateParts);
export const FormattedDisplayName = /* @__PURE__ */ provided(intl.FormattedDisplayName);
export const FormattedList = /* @__PURE__ */ provided(intl.FormattedList);
export const FormattedMessage = /* @__PURE__ */ provided(
  intl.FormattedMessage as React.ComponentType<object>,
);
export const FormattedNumber = /* @__PURE__ */ provided(intl.FormattedNumber);
export const FormattedNumberParts = /* @__PURE__ */ provided(intl.FormattedNumberParts);
export const FormattedPlural = /* @__PURE__ */ provided(
  intl.FormattedPlural as React.ComponentType<object>,
);
export const FormattedRelativeTime = /* @__PURE__ */ provided(intl.FormattedRelativeTime);
export const FormattedTime = /* @__PURE__ */ provided(intl.FormattedTime);
export const FormattedTimeParts = /* @__PURE__ */ provided(intl.FormattedTimeParts);

/** `injectIntl` of react-intl: passes the formatter as the prop `intl`. */
export function injectIntl<P extends object>(Component: React.ComponentType<P>) {
  return function Injected(props: P) {
    return <Component {...props} intl={useIntl()} />;
  };
}

export {
  createIntlCache,
  defineMessages,
  IntlContext,
  IntlProvider,
  RawIntlProvider,
  createIntl,
} from 'ledger/react-intl';
