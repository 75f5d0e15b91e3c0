/** Days after which an unused session expires. Every visit renews it. */
export const SESSION_DAYS = 180;
