import { userIdSchema } from '@la-stanza/protocol';

/** Whether a text that somebody typed can be the id of a person. */
export const isUserId = (text: string): boolean => userIdSchema.safeParse(text).success;
