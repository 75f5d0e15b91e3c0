/** Takes the place of a user who deleted their data: as the host of old games and the author of emptied chat lines. */
export const DELETED_USER = '00000000-0000-4000-8000-000000000000';

/** Shown as the name of a deleted user. */
export const DELETED_NAME = '…';
