/** The school's profile among its content: one item a school, whose type and id are the same word. */
export const PROFILE = 'profile';

/** The same of its theme, which is there once somebody has chosen one. */
export const THEME = 'theme';
