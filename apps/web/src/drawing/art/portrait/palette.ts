import type { Curtain, HairColour, Skin } from './look.ts';

type SkinTones = { readonly light: string; readonly shade: string };

export const SKIN: Readonly<Record<Skin, SkinTones>> = {
  pale: { light: '#FBEDE0', shade: '#E8C9B4' },
  fair: { light: '#F6DCC0', shade: '#E3B892' },
  warm: { light: '#EFC9A2', shade: '#D7A276' },
  olive: { light: '#DDAE80', shade: '#BE8757' },
  tan: { light: '#BC8758', shade: '#97653B' },
  brown: { light: '#8E5C38', shade: '#6E4325' },
  deep: { light: '#66412A', shade: '#4A2C1A' },
};

export const HAIR_COLOUR: Readonly<Record<HairColour, string>> = {
  black: '#2B2019',
  brown: '#5A3820',
  chestnut: '#8A5527',
  blond: '#C08A3C',
  grey: '#A8A29A',
  white: '#EEE9DF',
  red: '#9A3F1C',
  golden: '#D9A55A',
  ash: '#6E665E',
};

export const CLOTH: Readonly<Record<Curtain, string>> = {
  wine: '#7B2A33',
  red: '#A5352B',
  crimson: '#B3262A',
  rose: '#C77F74',
  blue: '#2C5E93',
  navy: '#26374F',
  sky: '#8FB0C4',
  green: '#3C7046',
  olive: '#6E7238',
  moss: '#4A5738',
  gold: '#D2A03A',
  ochre: '#B67E2C',
  ivory: '#F5ECD7',
  slate: '#565A61',
  black: '#2E2A28',
  brown: '#6B4529',
  plum: '#62405F',
  teal: '#3B7475',
  white: '#FBF8F0',
  rust: '#A65A2C',
  steel: '#AEB4B8',
  fur: '#7A5230',
};
