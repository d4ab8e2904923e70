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
      'Games are for every child, not only for the team. There is always a place for a child who is not the fastest: in goal, at the wicket, as the referee, or keeping the score.',
      'The youngest run, jump, catch and balance, because children who are sure of their bodies learn everything else more easily. Later there are athletics on the track and outdoor games with rules, a captain and a team.',
    ),
    'the-other-half/heading': 'The other side of fitness',
    'the-other-half/text': paragraphs(
      'A strong body is one half. The other half comes from playing: warming up properly, passing the ball, accepting the umpire’s decision, praising a good catch by the other team, and behaving as well after a defeat as after a win. On sports day, parents are welcome to cheer for everybody.',
      'Sport also shows a teacher what a notebook cannot: who lets another child bat, who keeps trying, who is first to help a runner who has fallen. Please ask us about that too, not only about the result.',
    ),
    'games-days/heading': 'On games days',
    'games-days/text': 'Three things from home make the games period easier.',
    'games-days/actionWords': 'See the Photo Gallery',
    'games-days/0/text': 'Sports shoes that fit, with laces your child can tie.',
    'games-days/1/text': 'A full water bottle, and a cap when the sun is strong.',
    'games-days/2/text': 'A note to the teacher in advance about an injury or an illness.',
  },
  starter: {
    title: 'Sports',
    lead: 'Run, fall, laugh, get up, and shake hands at the end.',
    description:
      'Sports at {school}: what to ask us about games and teams, what children learn by playing, and what to bring on games days.',
    'on-the-field/heading': 'What to ask us',
    'on-the-field/text':
      'Ask us which games are played, on which days, and what there is for a child who is not the fastest.',
    'the-other-half/heading': 'The other side of fitness',
    'the-other-half/text':
      'A strong body is one half. The other half comes from playing: passing the ball, accepting the umpire’s decision, praising a good catch by the other team, and behaving as well after a defeat as after a win.',
  },
};
