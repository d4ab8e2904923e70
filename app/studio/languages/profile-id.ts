/** The school's profile among the things to translate, in addresses. */
export const PROFILE_ID = 'profile';
