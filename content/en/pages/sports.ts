import { type StarterPage, paragraphs } from '#content/starter.ts';

export const sports: StarterPage = {
  layout: 'photos',
  title: 'Sports',
  lead: 'Run, fall, laugh, get up, and shake hands at the end.',
  description:
    'Sports at {school} in three photos: football, cricket and basketball, where every child plays and learns to win and to lose well.',
  sections: [
    {
      id: 'photos',
      kind: 'photos',
      values: { arrangement: 'lanes' },
      items: [
        { picture: 'sports-football', caption: 'After the ball' },
        { picture: 'sports-cricket', caption: 'Eyes on the ball' },
        { picture: 'sports-basketball', caption: 'Up to the hoop' },
      ],
    },
    {
      id: 'on-the-field',
      kind: 'text',
      values: {
        heading: 'Everybody plays',
        text: paragraphs(
          'Games are for every child, and not for the team alone. There is always a place for the one who is not the fastest: in goal, at the wicket, with the whistle, or keeping the score that both sides will believe.',
          'The youngest run, jump, catch and balance, because a body that is sure of itself learns everything else more easily. Later come athletics on the track and outdoor games with rules, a captain and a side to belong to.',
        ),
      },
    },
    {
      id: 'the-other-half',
      kind: 'text',
      values: {
        heading: 'The other half of fitness',
        text: paragraphs(
          'Strong legs are half of it. The other half is learnt only by playing: to warm up properly, to pass the ball, to accept the umpire’s decision, to praise a good catch by the other side, and to be as decent after a defeat as after a win. On sports day parents are welcome to cheer for everybody.',
          'Sport also shows a teacher something that a notebook cannot: who steps back so that another may bat, who keeps trying, who is first to help a fallen runner up. We are glad when you ask about that too, and not only about the result.',
        ),
      },
    },
    {
      id: 'games-days',
      kind: 'list',
      values: {
        heading: 'On games days',
        text: 'Three small things from home make the lesson better.',
        actionWords: 'See the photo albums',
        actionTo: '/Gallery',
      },
      items: [
        { text: 'Sports shoes that fit, with laces your child can tie.' },
        { text: 'A full water bottle, and a cap when the sun is strong.' },
        { text: 'A line to the teacher beforehand about an injury or an illness.' },
      ],
    },
  ],
};
