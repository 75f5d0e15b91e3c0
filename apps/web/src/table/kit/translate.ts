import { setupI18n, type Messages } from '@lingui/core';
import type { Translate } from '../../messages/messages.ts';
import { tidied } from '../../messages/tidied.ts';

/** The real sentences of a language, for tests. */
export function translateWith(locale: string, messages: Messages): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18n.activate(locale);
  return (id, values) => tidied(i18n._(id, values));
}
