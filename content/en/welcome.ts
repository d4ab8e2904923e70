import type { SchoolFacts, WelcomeContent, WelcomeContents } from '../page-content.ts';

export const welcome = (school: SchoolFacts): WelcomeContents => ({
  chairman: welcomeOf('Chairman', school),
  director: welcomeOf('Director', school),
  principal: welcomeOf('Principal', school),
  directorForPrincipal: {
    ...welcomeOf('Principal', school),
    description: `A welcome to parents and children at ${school.name}: the Director’s message, which stands here until the Principal’s own has been written.`,
    standIn:
      'The Principal’s message is being written. Until it is here, the [Director’s Welcome](directorWelcome) stands in its place.',
  },
});

/** Says nothing of what the message says: the school may change that at any time. */
const welcomeOf = (office: string, { name }: SchoolFacts): WelcomeContent => ({
  title: `${office}’s Welcome`,
  description: `The ${office} of ${name} welcomes parents and children: a personal message on the school, its everyday work and what it means to join.`,
  noMessageYet: `The ${office}’s message is being written. Until it is here, you are just as welcome at ${name}.`,
});
