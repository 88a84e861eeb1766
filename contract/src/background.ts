import {
  type Background,
  type BackgroundFile,
  backgroundFilePattern,
  backgroundNames,
} from '@cairn/core/accounts/background';
import { z } from 'zod';

export const backgroundFile = z
  .string()
  .max(500)
  .regex(backgroundFilePattern) as unknown as z.ZodType<BackgroundFile>;

export const background: z.ZodType<Background> = z.union([z.enum(backgroundNames), backgroundFile]);
