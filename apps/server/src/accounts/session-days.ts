/** Days after which a session that was not used has ended. Every visit begins them anew. */
export const SESSION_DAYS = 180;
