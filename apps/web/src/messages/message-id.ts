import type title from './en/title.json';

/** Every id of the English catalogue, the source of truth; other languages must hold the same. */
export type MessageId = keyof typeof title;
