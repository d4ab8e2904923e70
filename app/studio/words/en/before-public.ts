import type { SavedThemeProblem } from '#app/features/theme/saved-themes/saved-theme.ts';
import { pluralIn } from '#app/words/plural.ts';
import { theme } from './theme.ts';

const plural = pluralIn('en');

/** Replacements while the site is not public: published content is not visible to families yet. */
export const beforePublic = {
  content: {
    states: { live: 'Ready' },
    scheduledAt: (when: string) => `Scheduled for ${when}. Families will see it then if the site is public.`,
    done: {
      published: 'Published. Families will see it when the site goes public.',
      scheduled: 'Scheduled. Families will see it at that time if the site is public.',
      'change-scheduled': 'Scheduled. The current version stays until then.',
    },
    starterText: {
      draftWaits:
        'The page still has the text that came with the site. To replace it with the text in the form, publish the page.',
    },
    saveState: {
      status: {
        scheduled: (when: string) => `Scheduled for ${when}`,
        differs: 'Your changes are not published yet',
        public: 'Published, but the site is not public yet',
      },
    },
    due: {
      help: 'The current version stays until then. Anything else you change here before then is published with it.',
      willText: (name: string) =>
        `${name} scheduled it. The current version stays until then. Anything else changed here before then is published with it.`,
      missedText:
        'The previous version is still published. Correct the following, then publish the change or schedule it again:',
    },
  },
  dashboard: {
    now: {
      missedChangeText: (when: string) =>
        `It was scheduled for ${when}. The previous version is still published.`,
    },
  },
  profile: {
    placeholders:
      'These fields still have the sample text that came with the site. Families will see it when the site goes public:',
  },
  albums: {
    publish: {
      out: (photos: number) =>
        plural(photos, {
          one: 'Families will see one photo when the site goes public.',
          other: `Families will see ${photos} photos when the site goes public.`,
        }),
    },
    answers: { publish: 'Published. Families will see it when the site goes public.' },
  },
  languages: {
    done: { saved: 'Saved. What is published has not changed.', 'published-again': 'It is published again.' },
    oneOnly: (from: string, into: string) =>
      `Families who read ${into} will see it in ${from}, because it is not translated yet.`,
  },
  theme: {
    about:
      'The look of the whole site. Try as many looks as you like: families will see the one that you use for the site when it goes public.',
    onSite: (name: string) => `Families will see ${name} when the site goes public.`,
    isOnSite: (isChosen: boolean) =>
      `Families will see this look when the site goes public.${isChosen ? '' : ' The site came with this look: nobody has chosen one yet.'}`,
    done: {
      saved: 'Saved. Families will see this look when the site goes public.',
      unchanged: 'Nothing changed: this look was already chosen.',
    },
    savedThemes: {
      problem: (problem: SavedThemeProblem) =>
        problem === 'onSite'
          ? 'This look is already chosen for the site. Choose another look to save as an option.'
          : theme.savedThemes.problem(problem),
      onSite: 'Chosen for the site',
    },
  },
};
