export declare function mustBeBuildable(folder?: string): void
