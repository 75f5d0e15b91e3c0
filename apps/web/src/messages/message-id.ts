import type cast from './en/cast.json';
import type chronicle from './en/chronicle.json';
import type decision from './en/decision.json';
import type explain from './en/explain.json';
import type game from './en/game.json';
import type home from './en/home.json';
import type newgame from './en/newgame.json';
import type refusal from './en/refusal.json';
import type score from './en/score.json';
import type settings from './en/settings.json';
import type site from './en/site.json';
import type table from './en/table.json';
import type terms from './en/terms.json';

/** Every id of the English catalogue, the source of truth; other languages must hold the same. */
export type MessageId =
  | keyof typeof cast
  | keyof typeof chronicle
  | keyof typeof decision
  | keyof typeof explain
  | keyof typeof game
  | keyof typeof home
  | keyof typeof newgame
  | keyof typeof refusal
  | keyof typeof score
  | keyof typeof settings
  | keyof typeof site
  | keyof typeof table
  | keyof typeof terms;
