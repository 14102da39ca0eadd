/** Words that say nothing about a subject. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the i i'd im me my we to in on of at by from with about into as it is be and or plus also then so that want wish like would
  need learn learning study studying know knowing understand understanding get getting become becoming master mastering start starting
  begin beginning improve improving how what good better best basics basic fundamentals foundations introduction intro advanced
  beginner beginners intermediate level scratch zero complete full whole everything all course tutorial guide roadmap path plan
  development developer developers engineer engineering engineers programming program coding code language languages framework
  frameworks library libraries using use build building make making create creating web app apps application applications project
  projects job jobs career interview interviews prepare preparation modern practical professional skills skill tool tools technology
  technologies switch switching move moving transition change changing career path some more stuff things topic topics please help can should using through via fast quickly well deeply`.split(
    /\s+/,
  ),
);
