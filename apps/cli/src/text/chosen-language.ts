import { isLanguage, preferredLanguage, type Language } from '@la-stanza/words';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of `--language`, else that of the environment, else English. An unknown one is refused with the other arguments. */
export function chosenLanguage(args: readonly string[], environment: Environment): Language {
  const option = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const wanted = args[option]?.split('=')[1] ?? args[option + 1] ?? '';
  return option >= 0 && isLanguage(wanted) ? wanted : environmentLanguage(environment);
}

/** POSIX: LC_ALL beats LC_MESSAGES beats LANG, each such as "de_AT.UTF-8". */
function environmentLanguage(environment: Environment): Language {
  const names = ['LC_ALL', 'LC_MESSAGES', 'LANG'];
  const locale = names.map((name) => environment[name] ?? '').find((value) => value !== '') ?? '';
  return preferredLanguage([locale.replace(/[_.@].*$/, '')]);
}
