import type { LocateSelector } from '../model/selector.ts';
/**
 * `models.py:MyClass.save@return <|>result`, `utils.py:10-20@x<|>`, `service.py@self.<|>`. A trailing
 * `?key=value` is always parameters; any other `?` belongs to the text to find.
 */
export declare function parseLocate(text: string): LocateSelector;
