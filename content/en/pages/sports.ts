import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const sports: TextsOfPage<'sports'> = {
  sample: {
    title: 'Sports',
    lead: 'Run, fall, laugh, get up, and shake hands at the end.',
    description:
      'Sports at {school} in three photos: football, cricket and basketball, where every child plays and learns to win and to lose well.',
    'photos/0/caption': 'After the ball',
    'photos/1/caption': 'Eyes on the ball',
    'photos/2/caption': 'Up to the hoop',
    'on-the-field/heading': 'Everybody plays',
    'on-the-field/text': paragraphs(
      'Games are for every child, and not for the team alone. There is always a place for the one who is not the fastest: in goal, at the wicket, with the whistle, or keeping the score that both sides will believe.',
      'The youngest run, jump, catch and balance, because a body that is sure of itself learns everything else more easily. Later come athletics on the track and outdoor games with rules, a captain and a side to belong to.',
    ),
    'the-other-half/heading': 'The other half of fitness',
    'the-other-half/text': paragraphs(
      'Strong legs are half of it. The other half is learnt only by playing: to warm up properly, to pass the ball, to accept the umpire’s decision, to praise a good catch by the other side, and to be as decent after a defeat as after a win. On sports day parents are welcome to cheer for everybody.',
      'Sport also shows a teacher something that a notebook cannot: who steps back so that another may bat, who keeps trying, who is first to help a fallen runner up. We are glad when you ask about that too, and not only about the result.',
    ),
    'games-days/heading': 'On games days',
    'games-days/text': 'Three small things from home make the lesson better.',
    'games-days/actionWords': 'See the Photo Gallery',
    'games-days/0/text': 'Sports shoes that fit, with laces your child can tie.',
    'games-days/1/text': 'A full water bottle, and a cap when the sun is strong.',
    'games-days/2/text': 'A line to the teacher beforehand about an injury or an illness.',
  },
  starter: {
    title: 'Sports',
    lead: 'Run, fall, laugh, get up, and shake hands at the end.',
    description:
      'Sports at {school}: what to ask us about games and teams, what is learnt only by playing, and what to bring along on games days.',
    'on-the-field/heading': 'What to ask us',
    'on-the-field/text':
      'Ask us which games are played, on which days, and what there is for a child who is not the fastest.',
    'the-other-half/heading': 'The other half of fitness',
    'the-other-half/text':
      'Strong legs are half of it. The other half is learnt only by playing: to pass the ball, to accept the umpire’s decision, to praise a good catch by the other side, and to be as decent after a defeat as after a win.',
  },
};
