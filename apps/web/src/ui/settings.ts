import { isLanguage, type Language } from '@la-stanza/words';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from './device-memory.ts';
import { visitorsLanguage } from './visitors-language.ts';

/** The choices of each setting in the order of the settings sheet. */
export const CHOICES = {
  theme: ['day', 'candle', 'system'],
  textSize: ['normal', 'large', 'largest'],
  animation: ['half', 'normal', 'double', 'off'],
  ceremonies: ['full', 'short', 'off'],
  colourHelp: ['standard', 'strong', 'symbols'],
} as const;

type Choice = keyof typeof CHOICES;
type ColourHelp = (typeof CHOICES.colourHelp)[number];
type Ceremonies = (typeof CHOICES.ceremonies)[number];
export type AnimationSpeed = (typeof CHOICES.animation)[number];
export type ThemeChoice = (typeof CHOICES.theme)[number];
type TextSize = (typeof CHOICES.textSize)[number];

/** What this device remembers about its reader. */
export type Settings = {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly textSize: TextSize;
  readonly animation: AnimationSpeed;
  /** How much of a ceremony is shown. */
  readonly ceremonies: Ceremonies;
  readonly colourHelp: ColourHelp;
  /** Whether a tap only selects and a step needs confirming; otherwise a tap plays it. */
  readonly confirmSteps: boolean;
  /** Whether a finished turn ends by itself after a moment. */
  readonly endAtOnce: boolean;
  /** Whether the best reward is chosen in advance, where steps are confirmed. */
  readonly preselect: boolean;
  /** Whether pieces are explained when the pointer rests on them. */
  readonly explainOnHover: boolean;
  /** How loud cues are, from 0 to 100. */
  readonly cues: number;
  /** How loud the music is, from 0 to 100. */
  readonly music: number;
  /** Whether the device vibrates with some cues. */
  readonly haptics: boolean;
  /** Whether the bots remark on the game. */
  readonly remarks: boolean;
  /** Whether a curtain closes between the turns of people who share the device. */
  readonly handover: boolean;
  /** The table as text instead of pictures. */
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

/** The stored settings, which another tab may have changed since this page read them; without storage, this page's own. */
function latest(known: Settings): Settings {
  return readSettings(memory.recall() ?? known);
}

/** Validates the stored settings field by field: missing or unknown values take their default. */
export function readSettings(kept: unknown): Settings {
  const held = fieldsOf(kept);
  const { language, confirmSteps, endAtOnce, preselect, explainOnHover, handover, textView, playerName } = held;
  const { cues, music, haptics, remarks } = held;
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : visitorsLanguage(),
    theme: choiceOf('theme', held, 'system'),
    textSize: choiceOf('textSize', held, 'normal'),
    animation: choiceOf('animation', held, 'normal'),
    ceremonies: choiceOf('ceremonies', held, 'full'),
    colourHelp: choiceOf('colourHelp', held, 'standard'),
    confirmSteps: confirmSteps === true,
    endAtOnce: endAtOnce === true,
    preselect: preselect !== false,
    explainOnHover: explainOnHover !== false,
    cues: volumeOf(cues, 60),
    music: volumeOf(music, 0),
    haptics: haptics !== false,
    remarks: remarks !== false,
    handover: handover !== false,
    textView: textView === true,
    playerName: typeof playerName === 'string' ? playerName : '',
  };
}

function volumeOf(held: unknown, otherwise: number): number {
  return typeof held === 'number' && held >= 0 && held <= 100 ? held : otherwise;
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
