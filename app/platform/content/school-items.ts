/** The school's profile in its content: one item per school, whose type and id are the same word. */
export const PROFILE = 'profile';

/** Likewise its theme, which exists once somebody has chosen one. */
export const THEME = 'theme';
