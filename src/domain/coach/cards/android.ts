import type { Card } from '../types';

/** Android: what the built-in coach knows. */
export const androidCards: readonly Card[] = [
  {
    id: 'android/kotlin-basics',
    group: 'android',
    title: 'Kotlin basics: null safety, collections, lambdas',
    asked: [
      'How does null safety work in Kotlin?',
      'What is the difference between val and var?',
      'What does the question mark and double exclamation mark mean in Kotlin?',
      'How do I filter a list in Kotlin?',
    ],
    terms: [
      'Elvis operator',
      'safe call',
      '?.',
      '?:',
      'let',
      'map',
      'filter',
      'when',
      'String?',
      'NullPointerException',
    ],
    answer: `\`val\` cannot be reassigned, \`var\` can; prefer \`val\`. A type admits null only if you say so: \`String?\`. The compiler then makes you deal with it.

\`\`\`kotlin
fun greet(name: String?): String {
    val length = name?.length ?: 0        // safe call, then a default
    return if (name != null && length > 0) "Hello, $name" else "Hello"
}

fun main() {
    val ages = mapOf("Ada" to 36, "Linus" to 17)
    val adults = ages.filter { (_, age) -> age >= 18 }.keys.sorted()
    println(adults)                       // [Ada]
}
\`\`\`

- \`?.\` gives null instead of a crash, \`?:\` supplies a default, and \`!!\` throws if the value is null. Treat \`!!\` as a last resort.
- Values from Java code may be null without the compiler knowing.
- \`listOf\` gives a read-only list, \`mutableListOf\` one you can change.
- In a lambda with one parameter you may call it \`it\`.
- \`when\` replaces long \`if\` chains and gives a value.

Strings take values with \`$name\`; \`==\` compares content, \`===\` identity.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/kotlin-classes', 'android/coroutines-and-flow', 'android/compose'],
  },
  {
    id: 'android/kotlin-classes',
    group: 'android',
    title: 'Kotlin classes, interfaces and generics',
    asked: [
      'What is a data class in Kotlin?',
      'What is a sealed class?',
      'What is an extension function?',
      'What is the difference between object and companion object?',
      'How do interfaces and generics work in Kotlin?',
    ],
    terms: [
      'OOP',
      'data class',
      'sealed interface',
      'extension function',
      'companion object',
      'open',
      'inheritance',
      'generics',
    ],
    answer: `\`\`\`kotlin
sealed interface Outcome<out T> {
    data class Success<T>(val value: T) : Outcome<T>
    data class Failure(val cause: Throwable) : Outcome<Nothing>
}

fun <T> Outcome<T>.orNull(): T? = when (this) {
    is Outcome.Success -> value
    is Outcome.Failure -> null
}
\`\`\`

- A **data class** gets \`equals\`, \`hashCode\`, \`toString\` and \`copy\` from its constructor properties. It suits plain data and screen state.
- A **sealed** type has a closed set of subtypes, so \`when\` needs no \`else\` and the compiler tells you about a case you forgot.
- Classes are final by default; mark one \`open\` to allow inheritance. An **interface** says what a class can do and makes it replaceable in tests.
- **Generics** such as \`<T>\` make code work for many types; \`out T\` means that the type only gives values of \`T\`.
- An **extension function** adds a call to an existing type without inheriting from it.
- \`object\` is a single instance; a \`companion object\` holds what belongs to the class rather than to an instance.

Put only values in a data class's constructor that should count in comparisons.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/kotlin-basics', 'android/architecture', 'android/dependency-injection'],
  },
  {
    id: 'android/studio-and-gradle',
    group: 'android',
    title: 'Android Studio, Gradle and build variants',
    asked: [
      'What is Gradle in Android?',
      'What is the difference between minSdk, targetSdk and compileSdk?',
      'What are build variants?',
      'Why is my Gradle sync failing?',
      'How is an Android project structured?',
    ],
    terms: [
      'build.gradle.kts',
      'emulator',
      'AVD',
      'flavor',
      'debug build',
      'release build',
      'version catalog',
      'manifest',
      'adb',
    ],
    answer: `A project has one or more modules. In \`app\` you find the code under \`src/main/java\` or \`kotlin\`, resources in \`res\`, and \`AndroidManifest.xml\`, which declares components and permissions. Gradle builds it from \`build.gradle.kts\`.

- \`minSdk\`: the oldest Android version that can install the app.
- \`targetSdk\`: the version whose behaviour you have tested for; the store raises its minimum regularly.
- \`compileSdk\`: the version whose APIs your code may name.

A **build type** (\`debug\`, \`release\`) sets how to build; a **flavour** sets which product (\`free\`, \`paid\`). Each combination is a build variant with its own source folder if needed.

The emulator runs virtual devices; test on a real phone as well, for speed, camera and sensors. \`adb logcat\` shows the log.

If the sync fails, read the first error, not the last. Usual causes: versions of Gradle, the Android plugin, Kotlin and the JDK that do not fit together, no network or proxy, or a wrong dependency. Clearing caches rarely cures the real fault.`,
    sources: ['android.resources', 'android.youtube'],
    next: ['android/git-for-apps', 'android/publishing', 'android/testing-and-debugging'],
  },
  {
    id: 'android/git-for-apps',
    group: 'android',
    title: 'Git for app projects',
    asked: [
      'Which files should I not commit in an Android or iOS project?',
      'How do I work with branches and pull requests in an app project?',
      'What belongs in gitignore for Android?',
      'How do I resolve merge conflicts?',
    ],
    terms: ['.gitignore', 'local.properties', 'keystore', 'build folder', 'commit', 'pull request', 'Gradle wrapper'],
    answer: `Commit what is needed to build the app: sources, resources, Gradle files and the Gradle wrapper. Leave out what is generated or personal:

\`\`\`text
.gradle/
build/
local.properties
captures/
*.jks
*.keystore
\`\`\`

A signing key or API secret in the history stays there even after you delete the file; replace it if that happens.

The daily loop:

\`\`\`bash
git switch -c feature/offline-list
git add -p && git commit -m "Keep the list when offline"
git push -u origin feature/offline-list   # then open a pull request
\`\`\`

Keep pull requests small, describe what to test, and add screenshots or a short recording for changes on screen.

For a conflict, open the file, decide what the result should be (not simply "mine" or "theirs"), remove the markers, build, run the tests, then commit. Fetch and merge from \`main\` often, so conflicts stay small. Tag the commit of each release, because you will need it when a crash report names that version.`,
    sources: ['git', 'android.roadmap'],
    next: ['android/studio-and-gradle', 'android/publishing', 'android/testing-and-debugging'],
  },
  {
    id: 'android/app-components',
    group: 'android',
    title: 'App components and the activity lifecycle',
    asked: [
      'What is the Android activity lifecycle?',
      'What happens to an activity when the screen rotates?',
      'What is an intent?',
      'What is the difference between a service and a broadcast receiver?',
      'What are the four app components?',
    ],
    terms: [
      'onCreate',
      'onStart',
      'onResume',
      'onPause',
      'onStop',
      'onDestroy',
      'content provider',
      'explicit intent',
      'configuration change',
      'process death',
    ],
    answer: `Four kinds of components are declared in the manifest: **activities** (screens), **services** (work without a screen), **broadcast receivers** (react to messages from system or apps), **content providers** (share data). An **intent** asks for one: explicit names the class, implicit names an action such as viewing a page.

An activity passes through:

| Callback | Meaning |
| --- | --- |
| \`onCreate\` | set up once |
| \`onStart\` | becoming visible |
| \`onResume\` | has the focus |
| \`onPause\` | loses the focus |
| \`onStop\` | no longer visible |
| \`onDestroy\` | finished or recreated |

On rotation and other configuration changes the activity is by default destroyed and created again. A \`ViewModel\` survives that. It does not survive the system killing the process in the background; keep small state with \`rememberSaveable\` or \`SavedStateHandle\`, and real data in storage.

Take resources in \`onStart\` and give them back in \`onStop\`. Do not rely on \`onDestroy\` for saving: it may never be called. Never keep an activity in a static field; it leaks.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/architecture', 'android/background-work', 'android/views-and-navigation'],
  },
  {
    id: 'android/compose',
    group: 'android',
    title: 'Jetpack Compose: composables, state, lists',
    asked: [
      'How does state work in Jetpack Compose?',
      'What is recomposition?',
      'What is state hoisting?',
      'What is the difference between remember and rememberSaveable?',
      'How do I show a list in Compose?',
    ],
    terms: [
      '@Composable',
      'LazyColumn',
      'mutableStateOf',
      'side effect',
      'LaunchedEffect',
      'Material theme',
      'modifier',
    ],
    answer: `In Compose you describe the screen as a function of state. When state changes, the functions that read it run again: recomposition.

\`\`\`kotlin
@Composable
fun CounterScreen() {
    var count by rememberSaveable { mutableIntStateOf(0) }
    Counter(count = count, onAdd = { count++ })
}

@Composable
fun Counter(count: Int, onAdd: () -> Unit) {
    Button(onClick = onAdd) { Text("Tapped $count times") }
}
\`\`\`

- \`remember\` keeps a value across recompositions; \`rememberSaveable\` also across rotation.
- **State hoisting**: pass the value down and events up, as \`Counter\` does. Such a composable is easy to preview and test.
- Screen state belongs in a \`ViewModel\`; read it with \`collectAsStateWithLifecycle\`.
- \`LazyColumn\` composes only visible rows; give \`items\` a stable \`key\`.
- Start work in \`LaunchedEffect\` or the \`ViewModel\`, never directly in a composable: it may run often and in any order.
- The order of modifiers matters: padding before background differs from after.
- Take colours and type from \`MaterialTheme\`.

Changing an ordinary mutable list does not redraw; state must be observable.`,
    sources: ['android.resources', 'android.youtube'],
    next: ['android/views-and-navigation', 'android/architecture', 'android/kotlin-basics'],
  },
  {
    id: 'android/views-and-navigation',
    group: 'android',
    title: 'Views, fragments, RecyclerView and navigation',
    asked: [
      'What is a fragment in Android?',
      'How does RecyclerView work?',
      'What is the difference between an activity and a fragment?',
      'How do I navigate between screens in Android?',
      'Should I learn XML views or Compose?',
    ],
    terms: [
      'XML layout',
      'ConstraintLayout',
      'ViewBinding',
      'adapter',
      'ViewHolder',
      'DiffUtil',
      'NavController',
      'back stack',
      'Safe Args',
    ],
    answer: `The older UI toolkit builds screens from \`View\` objects, usually described in XML layouts. Learn Compose first, then enough of views for existing apps.

- **Layouts**: \`ConstraintLayout\` places views relative to each other, \`LinearLayout\` in a row or column. View binding gives typed access instead of \`findViewById\`.
- **Fragment**: a part of a screen with its own lifecycle inside an activity. Its view can be destroyed while the fragment lives on, as on the back stack; so clear the binding in \`onDestroyView\` and observe with \`viewLifecycleOwner\`.
- **RecyclerView**: shows long lists with few views. The adapter creates view holders and binds data to them again and again. \`ListAdapter\` with \`DiffUtil\` updates only rows that changed. Since holders are reused, set every property on each bind.
- **Navigation component**: a graph of destinations, and a controller that moves between them and keeps the back stack.

Pass ids between screens and load the object there. Intents and saved state have a small size limit; a large object in them crashes the app.`,
    sources: ['android.roadmap', 'android.youtube'],
    next: ['android/compose', 'android/app-components', 'android/memory-and-anr'],
  },
  {
    id: 'android/architecture',
    group: 'android',
    title: 'Android app architecture: MVVM, MVI, repository',
    asked: [
      'What is MVVM in Android?',
      'What is the difference between MVVM and MVI?',
      'What is a ViewModel?',
      'What is the repository pattern?',
      'How do I structure an Android app?',
    ],
    terms: [
      'UI layer',
      'data layer',
      'unidirectional data flow',
      'StateFlow',
      'UiState',
      'use case',
      'clean architecture',
    ],
    answer: `Separate what is shown from where data comes from. State flows up to the screen, events flow down to the logic.

\`\`\`kotlin
data class NotesUiState(val notes: List<Note> = emptyList(), val loading: Boolean = true)

class NotesViewModel(repository: NotesRepository) : ViewModel() {
    val state: StateFlow<NotesUiState> = repository.notes
        .map { NotesUiState(notes = it, loading = false) }
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), NotesUiState())
}
\`\`\`

- **ViewModel**: holds screen state, survives rotation, knows no views or activities.
- **Repository**: the one place for a kind of data; it decides between cache, database and network. Often the database is the source of truth and the network refreshes it.
- **MVVM**: the screen observes a view model. **MVI** goes stricter: one state object, and every change is an intent that a reducer handles. That is easier to trace, with more code.

A use case class between them pays only when logic is shared or complex.

Usual mistakes: network calls in composables, a \`Context\` held in a view model, one view model for the whole app, and layers that only pass calls on.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/dependency-injection', 'android/coroutines-and-flow', 'android/storage'],
  },
  {
    id: 'android/dependency-injection',
    group: 'android',
    title: 'Dependency injection with Hilt, Dagger and Koin',
    asked: [
      'What is dependency injection in Android?',
      'How do I use Hilt?',
      'What is the difference between Hilt, Dagger and Koin?',
      'Why do I need dependency injection?',
    ],
    terms: [
      'DI',
      '@Inject',
      '@HiltViewModel',
      '@Module',
      '@Provides',
      '@Binds',
      'scope',
      'singleton',
      'service locator',
    ],
    answer: `Dependency injection means that a class receives what it needs instead of making it. You can then replace a part, above all with a fake in tests.

\`\`\`kotlin
class NotesRepository @Inject constructor(private val dao: NotesDao)

@HiltViewModel
class NotesViewModel @Inject constructor(
    private val repository: NotesRepository,
) : ViewModel()

@Module
@InstallIn(SingletonComponent::class)
object DataModule {
    @Provides
    fun dao(db: AppDatabase): NotesDao = db.notesDao()
}
\`\`\`

- **Dagger** generates the wiring at compile time and reports gaps then; powerful, with a steep start.
- **Hilt** is Dagger with ready-made components for Android classes.
- **Koin** is written in Kotlin and resolves at run time; easier to start, but a missing part usually shows only when it is asked for.

Hilt needs \`@HiltAndroidApp\` on the application and \`@AndroidEntryPoint\` on activities and fragments. The database above must be provided too.

By default you get a new instance each time; \`@Singleton\` keeps one. Scope only what must be shared.

In a small app, passing arguments by hand is fine. It is still injection.`,
    sources: ['android.roadmap', 'android.resources'],
    next: ['android/architecture', 'android/testing-and-debugging', 'android/kotlin-classes'],
  },
  {
    id: 'android/storage',
    group: 'android',
    title: 'Storage on Android: DataStore, Room, files',
    asked: [
      'How do I save data in an Android app?',
      'What is Room?',
      'What is the difference between DataStore and SharedPreferences?',
      'Where should I store a token in Android?',
      'How do database migrations work in Room?',
    ],
    terms: [
      'SQLite',
      'DAO',
      'entity',
      'migration',
      'preferences',
      'internal storage',
      'scoped storage',
      'keystore',
      'offline first',
    ],
    answer: `| Data | Where |
| --- | --- |
| settings, flags | DataStore |
| lists, relations, search | Room |
| private files | internal storage |
| photos, shared documents | media store or the system's file picker |
| tokens | encrypted with a key from the Android Keystore |

DataStore replaces SharedPreferences: it works asynchronously through Flow and reports errors. Room puts checked SQL on top of SQLite:

\`\`\`kotlin
@Entity
data class Note(@PrimaryKey val id: Long, val text: String)

@Dao
interface NotesDao {
    @Query("SELECT * FROM Note ORDER BY id DESC")
    fun all(): Flow<List<Note>>
    @Upsert
    suspend fun save(note: Note)
}
\`\`\`

A query that returns a Flow emits again when its tables change, and Room checks the SQL at compile time.

When the schema changes, raise the version and write a migration; otherwise the app crashes on update, or loses data if you allowed destructive migration. Test migrations with the exported schemas.

Do not read a database or large file on the main thread. Internal files vanish when the app is uninstalled; consider what the backup includes.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/architecture', 'android/networking', 'android/coroutines-and-flow', 'interview/mobile-offline'],
  },
  {
    id: 'android/networking',
    group: 'android',
    title: 'Networking on Android: Retrofit, OkHttp, JSON, GraphQL',
    asked: [
      'How do I call an API in Android?',
      'How does Retrofit work?',
      'How do I handle network errors in Android?',
      'How do I parse JSON in Kotlin?',
      'Why do I get NetworkOnMainThreadException?',
    ],
    terms: [
      'REST',
      'kotlinx.serialization',
      'Moshi',
      'interceptor',
      'Apollo',
      'timeout',
      'INTERNET permission',
      'cleartext',
    ],
    answer: `Retrofit turns an interface into HTTP calls; OkHttp underneath handles connections, caching and interceptors; a converter such as kotlinx.serialization or Moshi handles JSON.

\`\`\`kotlin
@Serializable
data class NoteDto(val id: Long, val text: String)

interface NotesApi {
    @GET("notes")
    suspend fun notes(@Query("page") page: Int): List<NoteDto>
}

suspend fun load(api: NotesApi): List<NoteDto>? = try {
    api.notes(page = 1)
} catch (e: IOException) { null }      // no connection, timeout
  catch (e: HttpException) { null }    // a 4xx or 5xx answer
\`\`\`

In a real app return the reason rather than \`null\`, so the screen can say what happened and offer "Try again".

- The manifest needs the \`INTERNET\` permission; plain HTTP is blocked by default on current versions.
- Network on the main thread throws \`NetworkOnMainThreadException\`; \`suspend\` functions in Retrofit avoid it.
- Add the token in an OkHttp interceptor, and keep bodies out of release logs.
- Map transfer objects to your own models.
- Retry only what is safe to repeat, with growing pauses.

For GraphQL, Apollo Kotlin generates typed code from queries.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/coroutines-and-flow', 'android/storage', 'android/architecture'],
  },
  {
    id: 'android/coroutines-and-flow',
    group: 'android',
    title: 'Kotlin coroutines and Flow',
    asked: [
      'What is a coroutine in Kotlin?',
      'What is the difference between launch and async?',
      'What is the difference between Flow and StateFlow?',
      'What are dispatchers?',
      'What is structured concurrency?',
    ],
    terms: [
      'suspend',
      'viewModelScope',
      'Dispatchers.IO',
      'withContext',
      'cancellation',
      'SharedFlow',
      'cold flow',
      'LiveData',
    ],
    answer: `A coroutine is work that can pause without blocking its thread. \`suspend\` marks functions that may pause.

\`\`\`kotlin
class SearchViewModel(private val repo: Repo) : ViewModel() {
    fun load() = viewModelScope.launch {
        val user = async { repo.user() }
        val posts = async { repo.posts() }
        show(user.await(), posts.await())   // both ran at the same time
    }
    private fun show(user: User, posts: List<Post>) { /* update state */ }
}
suspend fun parse(file: File) = withContext(Dispatchers.IO) { file.readText() }
\`\`\`

- \`launch\` starts work without a result, \`async\` gives one through \`await\`.
- **Dispatchers**: \`Main\` for the UI, \`IO\` for waiting on files or network, \`Default\` for computation.
- **Structured concurrency**: a coroutine belongs to a scope. When the scope ends, its children are cancelled; a failing child cancels its siblings, unless a supervisor is used.
- A **Flow** delivers values over time and is cold: it runs per collector. A \`StateFlow\` always holds the latest value and suits screen state; \`SharedFlow\` suits events.

Do not swallow \`CancellationException\` in a general \`catch\`; rethrow it. Avoid \`GlobalScope\`, and collect in the UI with the lifecycle.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/background-work', 'android/architecture', 'android/networking'],
  },
  {
    id: 'android/background-work',
    group: 'android',
    title: 'Background work: WorkManager and services',
    asked: [
      'When should I use WorkManager?',
      'What is a foreground service?',
      'How do I run a task in the background on Android?',
      'What is the difference between WorkManager and coroutines?',
    ],
    terms: ['periodic work', 'constraints', 'Doze', 'AlarmManager', 'notification', 'deferrable', 'battery'],
    answer: `Ask two questions: must it go on when the user leaves, and must it happen now?

| Need | Tool |
| --- | --- |
| only while the screen is open | coroutine in \`viewModelScope\` |
| must finish, may be later | WorkManager |
| user notices it, runs on (music, navigation) | foreground service with a notification |
| exact clock time | \`AlarmManager\`, with its restrictions |
| the server has news | push message |

\`\`\`kotlin
val request = OneTimeWorkRequestBuilder<UploadWorker>()
    .setConstraints(Constraints.Builder().setRequiredNetworkType(NetworkType.CONNECTED).build())
    .setBackoffCriteria(BackoffPolicy.EXPONENTIAL, 30, TimeUnit.SECONDS)
    .build()
WorkManager.getInstance(context)
    .enqueueUniqueWork("upload", ExistingWorkPolicy.KEEP, request)
\`\`\`

WorkManager stores the request, so it survives a restart of the app or the device. The system picks the moment, to save battery; periodic work has a minimum interval of 15 minutes. Make the work safe to run twice, since it may be retried.

Apps in the background cannot freely start services, and makers of phones add restrictions, so test on real devices. A coroutine dies with the process; do not use it for an upload that must arrive.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/coroutines-and-flow', 'android/app-components', 'android/firebase'],
  },
  {
    id: 'android/firebase',
    group: 'android',
    title: 'Firebase and Google services on Android',
    asked: [
      'What is Firebase used for?',
      'How do push notifications work in Android?',
      'How do I secure Firestore?',
      'Should I use Firestore or my own backend?',
      'How do I add Google Maps to an app?',
    ],
    terms: [
      'Authentication',
      'Firestore',
      'Cloud Messaging',
      'FCM',
      'Crashlytics',
      'Maps SDK',
      'security rules',
      'google-services.json',
    ],
    answer: `Firebase offers ready server parts for apps:

- **Authentication**: sign-in by e-mail, phone or another provider; gives each user an id.
- **Firestore**: a document database with live updates and an offline cache.
- **Cloud Messaging (FCM)**: push messages to a device token or topic. The token can change, so send the new one to your server. Recent Android versions ask for permission to notify.
- **Crashlytics**: crashes grouped by cause. Upload the mapping file of minified builds to read the stack traces.
- **Maps SDK**: maps with an API key; restrict it to your package and signing certificate.

The values in \`google-services.json\` identify the project and are not secret. What protects the data are the **security rules**, which run on the server. Test mode leaves the database open to anyone; write rules so that people reach only their own documents, and test them.

Firestore bills by documents read, so a careless listener on a large collection costs money.`,
    sources: ['android.roadmap', 'android.youtube'],
    next: ['android/background-work', 'android/publishing', 'android/testing-and-debugging'],
  },
  {
    id: 'android/testing-and-debugging',
    group: 'android',
    title: 'Testing and debugging Android apps',
    asked: [
      'How do I test an Android app?',
      'What is the difference between local and instrumented tests?',
      'How do I test a ViewModel with coroutines?',
      'What is Espresso?',
      'What does LeakCanary do?',
    ],
    terms: [
      'JUnit',
      'Espresso',
      'Compose test rule',
      'Robolectric',
      'runTest',
      'Timber',
      'Logcat',
      'breakpoint',
      'fake',
      'mock',
    ],
    answer: `**Local tests** run on your computer's JVM, fast; use them for view models, mapping and rules. **Instrumented tests** run on a device or emulator; use them for the database, navigation and a few main journeys. Espresso drives views, the Compose test rule drives composables.

\`\`\`kotlin
@Test
fun discountNeverMakesThePriceNegative() {
    assertEquals(0, priceAfterDiscount(price = 10, discount = 15))
}

@Test
fun savingClearsTheField() = runTest {
    val model = NoteModel(FakeNotesRepository())
    model.save("Milk")
    assertEquals("", model.state.value.text)
}
\`\`\`

For view models, replace the main dispatcher with a test dispatcher (\`Dispatchers.setMain\`). Prefer small hand-written fakes to deep mocks, and find elements by what the user sees. Never wait with \`sleep\`; the tools wait until the screen is idle.

For debugging: breakpoints and Logcat, Timber for logs that stay out of release builds, the layout inspector, the profiler, and LeakCanary, which reports objects that should be gone and shows who still holds them.

Debug a release build too: minification can break reflection.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/memory-and-anr', 'android/dependency-injection', 'android/coroutines-and-flow'],
  },
  {
    id: 'android/memory-and-anr',
    group: 'android',
    title: 'Memory leaks, slow screens and ANRs',
    asked: [
      'What is an ANR?',
      'How do I find memory leaks in Android?',
      'How do I improve app startup and scrolling?',
      'ANR reports rise after an update, what should I do?',
    ],
    terms: [
      'application not responding',
      'jank',
      'frame drops',
      'StrictMode',
      'profiler',
      'baseline profile',
      'main thread',
      'Play vitals',
    ],
    answer: `An **ANR** (application not responding) is reported when the main thread does not react to input for about five seconds, or when a broadcast or service takes too long. Causes: file, database or network work on the main thread, or a lock held by another thread.

When ANRs rise after an update:

1. In the store's console, group by version, device and stack; look at what the main thread waits for.
2. Compare with the changes in that release.
3. Halt the staged rollout if it is serious.
4. Reproduce on a slow device, with StrictMode reporting disk and network use on the main thread.
5. Move the work off and release to a small share.

A **leak** keeps an object that is no longer needed, typically an activity held by a static field, a listener that was never removed, or a long-running job. LeakCanary shows the chain of references.

For smooth scrolling load images at the size shown, use stable keys, and measure a release build.`,
    sources: ['android.resources', 'android.roadmap'],
    next: ['android/testing-and-debugging', 'android/background-work', 'android/publishing'],
  },
  {
    id: 'android/publishing',
    group: 'android',
    title: 'Publishing on Google Play',
    asked: [
      'How do I publish an Android app?',
      'What is an Android App Bundle?',
      'What is the difference between upload key and app signing key?',
      'How do I release safely with a staged rollout?',
      'What happens if I lose my keystore?',
    ],
    terms: ['AAB', 'APK', 'Play Console', 'versionCode', 'R8', 'ProGuard', 'keystore', 'internal testing', 'signing'],
    answer: `1. Raise \`versionCode\` (an integer that must grow) and \`versionName\`.
2. Build a signed **app bundle** (\`.aab\`). The store makes from it APKs that fit each device.
3. In the Play Console fill in the listing, content rating, privacy policy, data safety and target audience.
4. Upload to internal testing, then to a wider test, then to production. Check the current testing requirements for new accounts.
5. Use a **staged rollout**: a small share first; watch crashes and ANRs; increase or halt.

With Play App Signing, Google keeps the app signing key and you sign uploads with an **upload key**, which can be reset if lost. Without it, a lost key means that you cannot update the app. Keep keystore and passwords out of Git, with a backup.

R8 shrinks and renames code in release builds; keep the mapping file for stack traces, and test the minified build.

You cannot take an update back from devices. Going back means a new release with a higher version code.`,
    sources: ['android.roadmap', 'android.resources'],
    next: ['android/studio-and-gradle', 'android/memory-and-anr', 'android/git-for-apps'],
  },
];
