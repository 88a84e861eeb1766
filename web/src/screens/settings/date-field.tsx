import { useCairn } from '@cairn/client/react/cairn-context';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { WrittenField } from '../../base/written-field.tsx';

interface DateFieldProps {
  readonly label: string;
  readonly date: DateOnly | null;
  readonly max?: DateOnly;
  /** Called on blur; null for an emptied field. */
  readonly onWritten: (date: DateOnly | null) => unknown;
}

export function DateField({ date, max, onWritten, ...rest }: DateFieldProps) {
  const { account } = useCairn();
  return (
    <WrittenField
      {...rest}
      type="date"
      of={{ table: 'user_settings', key: account.id }}
      text={date ?? ''}
      {...(max ? { max } : {})}
      onWritten={(text) => {
        if (text === '') onWritten(null);
        else if (isDateOnly(text) && (max === undefined || text <= max)) onWritten(text);
        return true;
      }}
    />
  );
}
