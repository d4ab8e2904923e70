import type { ComponentType } from 'react';
import { ChartSample, KeyValueSample, TimelineSample } from './value-samples.tsx';

interface ComponentSamples {
  name: string;
  about: string;
  /** Takes both columns. */
  isWide?: boolean;
  Sample: ComponentType;
}

/** In the order in which the kit numbers its components. */
export const samples: readonly ComponentSamples[] = [
  { name: 'KeyValue', about: 'Names and values; numbers that open their list.', Sample: KeyValueSample },
  { name: 'Timeline', about: 'Newest first. Leaf done, brick late, indigo now.', Sample: TimelineSample },
  { name: 'Chart', about: 'Bars from 0, one series; steps that are done.', Sample: ChartSample },
];
