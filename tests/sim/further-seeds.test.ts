import { testSeeds } from './seeds.ts';

testSeeds(100, 100);
