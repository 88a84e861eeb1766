import { testSeeds } from './seeds.ts';

testSeeds(60, 140);
