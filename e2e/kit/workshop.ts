/** Where the built workshop with every component and state is served. */
export const WORKSHOP_PORT: string = process.env['WORKSHOP_PORT'] ?? '4392';
export const WORKSHOP: string = `http://localhost:${WORKSHOP_PORT}/`;
