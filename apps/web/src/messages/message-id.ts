import type cast from './en/cast.json';
import type chronicle from './en/chronicle.json';
import type decision from './en/decision.json';
import type explain from './en/explain.json';
import type refusal from './en/refusal.json';
import type table from './en/table.json';
import type terms from './en/terms.json';
import type title from './en/title.json';

/** Every id of the English catalogue, the source of truth; other languages must hold the same. */
export type MessageId =
  | keyof typeof cast
  | keyof typeof chronicle
  | keyof typeof decision
  | keyof typeof explain
  | keyof typeof refusal
  | keyof typeof table
  | keyof typeof terms
  | keyof typeof title;
