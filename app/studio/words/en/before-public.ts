import type { SavedThemeProblem } from '#app/features/theme/saved-themes/saved-theme.ts';
import { pluralIn } from '#app/words/plural.ts';
import { theme } from './theme.ts';

const plural = pluralIn('en');

/** Replacements while the site is not public: published content is not visible to families yet. */
export const beforePublic = {
  content: {
    states: { live: 'Ready' },
    scheduledAt: (when: string) => `Scheduled for ${when}. Families see it then, if the site is public.`,
    done: {
      published: 'Published. Families see it when the site goes public.',
      scheduled: 'Scheduled. Families see it at its time, if the site is public.',
      'change-scheduled': 'Scheduled. The present version stays until then.',
    },
    starterText: {
      draftWaits:
        'The page still has the text that came with the site. Publish what is in the form to replace it.',
    },
    saveState: {
      status: {
        scheduled: (when: string) => `Scheduled for ${when}`,
        differs: 'Your changes are not published yet',
        public: 'Published, but the site is not public yet',
      },
    },
    due: {
      help: 'The present version stays until then. Whatever is changed here in the meantime is published with it.',
      will: (when: string) => `This change is published on ${when}`,
      willText: (name: string) =>
        `${name} scheduled it. The version before stays until then. Whatever is changed here in the meantime is published with it.`,
      missed: (when: string) => `This change was to be published on ${when}, but could not be`,
      missedText:
        'The version before is still published. Please look at this, then publish it or schedule it again:',
    },
  },
  dashboard: {
    now: {
      missedChangeText: (when: string) => `It was due on ${when}. The version before is still published.`,
    },
  },
  profile: {
    placeholders:
      'These still hold the sample text that the site came with. Families will see it when the site goes public:',
  },
  albums: {
    publish: {
      out: (photos: number) =>
        plural(photos, {
          one: 'Families will see one photo when the site goes public.',
          other: `Families will see ${photos} photos when the site goes public.`,
        }),
    },
    answers: { publish: 'Published. Families see it when the site goes public.' },
  },
  languages: {
    status: { public: (language: string, day: string) => `${language} is published as of ${day}` },
    done: { saved: 'Saved. What is published has not changed.', 'published-again': 'It is published again.' },
    oneOnly: (from: string, into: string) =>
      `Families who read ${into} will see it in ${from}, for it is in one language only.`,
  },
  theme: {
    about:
      'Colours, gateway and letters of the whole site. Try as many as you like: families will see the one that you use for the site, when it goes public.',
    onSite: (name: string) => `Families will see ${name} when the site goes public.`,
    isOnSite: (isChosen: boolean) =>
      `Families will see this look when the site goes public.${isChosen ? '' : ' It came so: nobody has chosen it yet.'}`,
    done: {
      saved: 'Saved. Families see this look when the site goes public.',
      unchanged: 'Nothing changed: this look was chosen already.',
    },
    savedThemes: {
      problem: (problem: SavedThemeProblem) =>
        problem === 'onSite'
          ? 'This look is chosen for the site already. Choose another to keep it as a try.'
          : theme.savedThemes.problem(problem),
      onSite: 'Chosen for the site',
    },
  },
};
