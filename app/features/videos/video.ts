import type { Day } from '#app/core/days.ts';

export interface Video {
  id: string;
  title: string;
  date: Day;
  videoUrl: string;
}
