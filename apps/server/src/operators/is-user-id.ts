import { userIdSchema } from '@la-stanza/protocol';

/** Whether a typed text can be the id of a person. */
export const isUserId = (text: string): boolean => userIdSchema.safeParse(text).success;
