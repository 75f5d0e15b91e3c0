import { isLanguage, preferredLanguage, type Language } from '@la-stanza/words';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from './device-memory.ts';

/** What can be chosen, in the order in which it is offered; the second word of `confirm` asks only before the last step. */
export const CHOICES = {
  theme: ['day', 'candle', 'system'],
  textSize: ['normal', 'large', 'largest'],
  animation: ['half', 'normal', 'double', 'off'],
  colourHelp: ['standard', 'strong', 'symbols'],
  confirm: ['each', 'final'],
} as const;

type Choice = keyof typeof CHOICES;
type ColourHelp = (typeof CHOICES.colourHelp)[number];
export type AnimationSpeed = (typeof CHOICES.animation)[number];
export type ThemeChoice = (typeof CHOICES.theme)[number];
type TextSize = (typeof CHOICES.textSize)[number];
type Confirm = (typeof CHOICES.confirm)[number];

/** What this device remembers about its reader. */
export type Settings = {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly textSize: TextSize;
  readonly animation: AnimationSpeed;
  readonly colourHelp: ColourHelp;
  readonly confirm: Confirm;
  /** Whether the best reward is chosen before anything is tapped. */
  readonly preselect: boolean;
  /** Whether things explain themselves to a pointer that rests on them. */
  readonly explainOnHover: boolean;
  readonly sound: boolean;
  /** Whether a curtain closes between the turns of people who share the device. */
  readonly handover: boolean;
  /** The table in words instead of pictures. */
  readonly textView: boolean;
  /** The name last played under; empty before the first game. */
  readonly playerName: string;
};

type SettingsStore = Settings & {
  readonly change: (part: Partial<Settings>) => void;
  readonly reset: () => void;
};

const memory = deviceMemory('settings');

export const useSettings: UseBoundStore<StoreApi<SettingsStore>> = create((set, get) => ({
  ...readSettings(memory.recall()),
  change: (part) => {
    set({ ...latest(get()), ...part });
    remember(get());
  },
  reset: () => {
    // the name is not a setting of the page
    set({ ...readSettings(undefined), playerName: latest(get()).playerName });
    remember(get());
  },
}));

memory.follow(() => useSettings.setState(readSettings(memory.recall())));

/** What is kept now: another tab may have changed it since this page read it. Where nothing is kept, what this page knows. */
function latest(known: Settings): Settings {
  return readSettings(memory.recall() ?? known);
}

/** Reads what was kept, piece by piece: whatever is missing or no longer known takes its default. */
export function readSettings(kept: unknown): Settings {
  const held = fieldsOf(kept);
  const { language, preselect, explainOnHover, sound, handover, textView, playerName } = held;
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : preferredLanguage(navigator.languages),
    theme: choiceOf('theme', held, 'system'),
    textSize: choiceOf('textSize', held, 'normal'),
    animation: choiceOf('animation', held, 'normal'),
    colourHelp: choiceOf('colourHelp', held, 'standard'),
    // seeing what a step would change before it is taken is how one learns the game
    confirm: choiceOf('confirm', held, 'each'),
    preselect: preselect !== false,
    explainOnHover: explainOnHover !== false,
    sound: sound === true,
    handover: handover !== false,
    textView: textView === true,
    playerName: typeof playerName === 'string' ? playerName : '',
  };
}

function choiceOf<Name extends Choice>(
  name: Name,
  held: Readonly<Record<string, unknown>>,
  otherwise: (typeof CHOICES)[Name][number],
): (typeof CHOICES)[Name][number] {
  const choices: readonly (typeof CHOICES)[Name][number][] = CHOICES[name];
  return choices.find((choice) => choice === held[name]) ?? otherwise;
}

function remember({ change: _change, reset: _reset, ...settings }: SettingsStore): void {
  memory.keep(settings);
}
